card-any = any
card-foot = { $type } · { $base } mm
card-number = No. { $number }
card-prosperity = { $count } Prosperity
card-spoken = { $name }, { $type }, costs { $cost }
figure-health = health
figure-movement = movement
figure-strength = strength
