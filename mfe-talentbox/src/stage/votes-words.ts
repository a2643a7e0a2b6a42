import { formatNumber } from '@brightyard/runtime'

export const votesWords = (votes: number) =>
  votes === 1 ? '1 vote' : `${formatNumber(votes)} votes`
