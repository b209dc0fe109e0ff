card-any = любое
card-foot = { $type } · { $base } мм
card-number = № { $number }
card-prosperity = процветание: { $count }
card-spoken = { $name }, { $type }, стоимость: { $cost }
figure-health = здоровье
figure-movement = движение
figure-strength = сила
