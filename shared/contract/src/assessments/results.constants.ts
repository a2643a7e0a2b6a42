/** Where somebody who was given an assessment stands; what is missing is everybody but `handed_in`. */
export const takerStates = ['running', 'not_started', 'missed', 'handed_in'] as const
export type TakerState = (typeof takerStates)[number]

/** `state`: who is missing first; `best` and `lowest` by marks; `quickest` by the time used; `last` handed in first. */
export const takerSortings = ['state', 'name', 'best', 'lowest', 'quickest', 'last'] as const
export type TakerSorting = (typeof takerSortings)[number]

/** Whose first attempts are handed in, before figures of questions mean anything. */
export const leastAnalysed = 10
/** What a teacher should look at in a question; `analyseItems` of the API says when. */
export const itemFlags = ['check_key', 'hard', 'easy', 'weak', 'wrong_option', 'skipped'] as const
export type ItemFlag = (typeof itemFlags)[number]

/** Kids, classes and rooms that an assessment is assigned to. */
export const mostAssignments = 500
/** More time than others have, in minutes. */
export const mostExtraMinutes = 600

/** Applications that are issued in one go, and for one assessment. */
export const mostCandidatesAtOnce = 200
export const mostCandidates = 2_000
/** A passcode is issued; paid, where there is a fee; being answered; handed in; withdrawn. */
export const candidateStates = ['issued', 'paid', 'running', 'handed_in', 'withdrawn'] as const
export type CandidateState = (typeof candidateStates)[number]
