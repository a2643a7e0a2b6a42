import type { GivenAnswer, PaperQuestion } from '@brightyard/contract/entities'

type Answer = GivenAnswer | undefined

/** Something is given, be it only a part of what is asked. */
export const isBegun = (answer: Answer) =>
  answer !== undefined && answer.given.some((one) => one.trim() !== '')

/** With a match for every prompt; a part of a match-up would be marked as if the rest were left out. */
export const isAnswered = ({ kind, prompts }: PaperQuestion, answer: Answer) =>
  isBegun(answer) &&
  (kind !== 'matching' ||
    prompts.every(({ id }) => answer?.given.some((one) => one.startsWith(`${id}=`))))
