import {
  getBankSubjects,
  listBankItems,
  listDeskAssessments,
  readDeskAssessment,
} from '@brightyard/contract/calls'
import {
  bankOwners,
  bankStates,
  deskStates,
  difficulties,
  type Difficulty,
  questionKinds,
  type QuestionKind,
} from '@brightyard/contract/entities'
import { keepPreviousData, type QueryClient, toPageNotFound } from '@brightyard/runtime'
import { infiniteQueryOf, queriesOf, queryOf } from '@brightyard/runtime/queries'

const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const

const oneOf = <T extends string>(all: readonly T[], text: string | null) =>
  all.find((one) => one === text)

/** Words to look for, from an address. */
const searchIn = (query: URLSearchParams) =>
  (query.get('search') ?? '').trim().slice(0, 100) || undefined

/** An id in an address; undefined for what is none. */
export const idIn = (text: string | null | undefined) =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined

export interface BankFilters {
  search?: string | undefined
  subject?: string | undefined
  age?: number | undefined
  kind?: QuestionKind | undefined
  difficulty?: Difficulty | undefined
  owner?: (typeof bankOwners)[number] | undefined
  state?: (typeof bankStates)[number] | undefined
  /** Those that it may have. */
  for_assessment?: number | undefined
}

export function bankFiltersIn(query: URLSearchParams): BankFilters {
  const age = Number(query.get('age') ?? '')
  return {
    search: searchIn(query),
    subject: query.get('subject')?.trim().slice(0, 60) || undefined,
    age: Number.isInteger(age) && age >= 3 && age <= 18 ? age : undefined,
    kind: oneOf(questionKinds, query.get('kind')),
    difficulty: oneOf(difficulties, query.get('difficulty')),
    owner: oneOf(bankOwners, query.get('owner')),
    state: oneOf(bankStates, query.get('state')),
  }
}

export const bankQuery = (filters: BankFilters) =>
  infiniteQueryOf(listBankItems, filters, { ...fresh, placeholderData: keepPreviousData })

/** Of the whole bank, or of what an assessment may have. */
export const subjectsQuery = (for_assessment?: number) =>
  queryOf(getBankSubjects, { for_assessment }, { staleTime: 30_000 })

export const deskListIn = (query: URLSearchParams) => ({
  state: oneOf(deskStates, query.get('state')),
  search: searchIn(query),
})

export const deskListQuery = (filters: ReturnType<typeof deskListIn>) =>
  infiniteQueryOf(listDeskAssessments, filters, { ...fresh, placeholderData: keepPreviousData })

/** Not fetched again while it is composed: what is on the screen counts. */
export const deskQuery = (id: number) =>
  queryOf(
    readDeskAssessment,
    { id },
    { staleTime: Infinity, refetchOnWindowFocus: false, mapError: toPageNotFound },
  )

export function refreshBank(client: QueryClient) {
  void client.invalidateQueries(queriesOf(listBankItems))
  void client.invalidateQueries(queriesOf(getBankSubjects))
}
