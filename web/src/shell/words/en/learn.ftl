nav-learn = Learn
learn-about = Lessons, one small step at a time
learn-title = Learn
learn-reading = Read
learn-rules-about = Every rule, with search
