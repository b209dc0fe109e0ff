"""Lessons: scenario files with a task for each step and a coach's words (docs/lessons.md)."""

from signum.table.lessons.coach import Coach, LessonProgress
from signum.table.lessons.reading import Lesson, LessonStep, lesson, lesson_named, lessons_of

__all__ = ["Coach", "Lesson", "LessonProgress", "LessonStep", "lesson", "lesson_named", "lessons_of"]
