/** The sections of the Learn page, in their order. A section may have inner pages at #/learn/NAME/ID. */
import type { Component } from 'svelte';
import LessonsSection from './LessonsSection.svelte';
import HowPage from './how/HowPage.svelte';
import PuzzlesPage from './puzzles/PuzzlesPage.svelte';
import PuzzlesSection from './puzzles/PuzzlesSection.svelte';
import PositionsSection from './PositionsSection.svelte';
import ReadingSection from './ReadingSection.svelte';
import ExamplesPage from './scenarios/ExamplesPage.svelte';
import ExamplesSection from './scenarios/ExamplesSection.svelte';

export interface LearnSection {
  /** Its name in the address. */
  readonly name: string;
  /** Its panel on the Learn page. */
  readonly Panel: Component;
  /** Its page of its own, if it has one. */
  readonly Page?: Component<{ id: string }>;
}

export const SECTIONS: readonly LearnSection[] = [
  { name: 'lessons', Panel: LessonsSection },
  { name: 'puzzles', Panel: PuzzlesSection, Page: PuzzlesPage },
  { name: 'examples', Panel: ExamplesSection, Page: ExamplesPage },
  { name: 'how', Panel: ReadingSection, Page: HowPage },
  { name: 'positions', Panel: PositionsSection },
];
