import type { ProgramCard } from '@brightyard/contract/entities'

export const subjectNames: Readonly<Record<ProgramCard['subject'], string>> = {
  maths: 'Maths',
  science: 'Science',
  coding: 'Coding',
  art: 'Art',
  music: 'Music',
  language: 'Language',
  'life-skills': 'Life skills',
  nature: 'Nature',
}

/** `1 week`, `6 weeks`. */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`
