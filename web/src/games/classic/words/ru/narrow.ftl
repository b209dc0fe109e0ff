tabs = Части стола
tab-act = Действия
tab-hand = Рука
tab-seats = Места
tab-log = Журнал
tab-can = есть что сделать
guide-read = Понятно
guide-show = Первая игра: что сейчас делать?
