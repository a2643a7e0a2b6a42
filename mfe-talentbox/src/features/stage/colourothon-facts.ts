import type { Campaign } from '@brightyard/contract/entities'

/** The slug of the campaign. */
export const colourothon = 'colourothon'

/** Groups of three years, as entries show them, cut to who may enter. */
export function ageGroups({ from, to }: Campaign['age']): { from: number; to: number }[] {
  const first = from ?? 3
  const last = to ?? 18
  const groups = []
  for (let start = Math.floor((first - 1) / 3) * 3 + 1; start <= last; start += 3)
    groups.push({ from: Math.max(start, first), to: Math.min(start + 2, last) })
  return groups
}

/** What helps at an age. */
export function tipFor(age: number): string {
  if (age < 4)
    return 'Fingers, sponges and a sheet on the floor. A grown-up writes down what it is.'
  if (age < 7) return 'A big brush and thick paper. Three colours are plenty.'
  if (age < 10) return 'Start with the light: where does it come from in your place?'
  if (age < 13) return 'Mix every grey from two colours that do not get along.'
  return 'Leave out what you know, and paint what you see.'
}

/** Something to begin with, from the wheel. */
export const ideas = [
  'Mustard, indigo and one line of charcoal.',
  'Only the colours of one fruit.',
  'Home at five in the morning, before anybody is up.',
  'Coffee as paint. Two cups, one strong, one weak.',
  'The loudest room, in the quietest colours.',
  'A roof, seen from a kite.',
  'Turmeric, beetroot and a leaf that stains.',
  'The smell of Sunday, without painting food.',
] as const
