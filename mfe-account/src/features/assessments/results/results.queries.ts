import {
  getAssessmentRun,
  getItemAnalysis,
  getTakerAnswers,
  listAssessmentRuns,
  listAssignments,
  listAssignmentTargets,
  listCandidates,
  listTakers,
} from '@brightyard/contract/calls'
import {
  type TakerSorting,
  takerSortings,
  type TakerState,
  takerStates,
} from '@brightyard/contract/entities'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import { keepPreviousData, type QueryClient, toPageNotFound } from '@brightyard/runtime'
import { queriesOf, queryOf } from '@brightyard/runtime/queries'

export const parts = ['who', 'results', 'questions', 'candidates'] as const
export type Part = (typeof parts)[number]

/** What the address says; what it cannot mean is left out. */
export interface View {
  part: Part
  search: string
  state: TakerState | undefined
  sort: TakerSorting
  page: number
  /** Whose answers are shown. */
  attempt: number | undefined
}

export function viewIn(query: URLSearchParams): View {
  const idIn = (name: string) =>
    /^[1-9]\d{0,8}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined
  const part = parts.find((one) => one === query.get('part')) ?? 'who'
  return {
    part,
    search: (query.get('search') ?? '').trim().slice(0, 100),
    state: takerStates.find((one) => one === query.get('state')),
    sort:
      takerSortings.find((one) => one === query.get('sort')) ??
      (part === 'results' ? 'best' : 'state'),
    page: Math.min(idIn('page') ?? 1, 10_000),
    attempt: idIn('attempt'),
  }
}

/** The address of a view of one assessment. */
export const addressOf = (id: number, { part, ...view }: Partial<View>) =>
  assessmentDeskPaths.results.to(
    { id },
    {
      part: part === 'who' ? undefined : part,
      search: view.search || undefined,
      state: view.state,
      sort: view.sort,
      page: view.page === 1 ? undefined : view.page,
      attempt: view.attempt,
    },
  )

const mapError = toPageNotFound
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const
/** While somebody answers, and otherwise; a tab in the background does not ask. */
const everySeconds = { answering: 8, quiet: 30 }

export const runsQuery = (page: number, search: string) =>
  queryOf(
    listAssessmentRuns,
    { page, ...(search ? { search } : {}) },
    { ...fresh, placeholderData: keepPreviousData },
  )

export const runQuery = (id: number) =>
  queryOf(
    getAssessmentRun,
    { id },
    {
      ...fresh,
      mapError,
      refetchInterval: ({ state }) =>
        1000 * (state.data?.counts.running ? everySeconds.answering : everySeconds.quiet),
    },
  )

export const takersQuery = (id: number, view: Pick<View, 'search' | 'state' | 'sort' | 'page'>) =>
  queryOf(
    listTakers,
    {
      id,
      sort: view.sort,
      page: view.page,
      ...(view.search ? { search: view.search } : {}),
      ...(view.state ? { state: view.state } : {}),
    },
    {
      ...fresh,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        1000 *
        (state.data?.data.some((taker) => taker.running)
          ? everySeconds.answering
          : everySeconds.quiet),
    },
  )

export const assignmentsQuery = (id: number) => queryOf(listAssignments, { id }, fresh)
export const targetsQuery = (id: number, search: string) =>
  queryOf(
    listAssignmentTargets,
    { id, ...(search ? { search } : {}) },
    { ...fresh, placeholderData: keepPreviousData },
  )
export const analysisQuery = (id: number) => queryOf(getItemAnalysis, { id }, fresh)
export const answersQuery = (id: number) =>
  queryOf(getTakerAnswers, { id }, { mapError, staleTime: 5_000 })
export const candidatesQuery = (id: number, page: number, search: string) =>
  queryOf(
    listCandidates,
    { id, page, ...(search ? { search } : {}) },
    { ...fresh, placeholderData: keepPreviousData },
  )

/** After something has changed about who takes it, or how far they are. */
export async function refreshRun(client: QueryClient) {
  void client.invalidateQueries(queriesOf(listAssignments))
  void client.invalidateQueries(queriesOf(listAssignmentTargets))
  void client.invalidateQueries(queriesOf(listCandidates))
  void client.invalidateQueries(queriesOf(getAssessmentRun))
  await client.invalidateQueries(queriesOf(listTakers))
}
