import { formatNumber } from '@brightyard/runtime'

/** Where numbers would be, between the closing and the verdict. */
export const juryWords = 'The jury is at work: votes come with the verdict.'

export const votesWords = (votes: number) =>
  votes === 1 ? '1 vote' : `${formatNumber(votes)} votes`
