nav-learn = Обучение
learn-about = Уроки, шаг за шагом
learn-title = Обучение
learn-reading = Почитать
learn-rules-about = Все правила, с поиском
