import type { Call, CallInput, CallOutput } from '@brightyard/contract/calls'
import {
  infiniteQueryOptions,
  mutationOptions,
  partialMatchKey,
  type Query,
  queryOptions,
  type UndefinedInitialDataInfiniteOptions,
  type UndefinedInitialDataOptions,
  type InfiniteData,
} from '@tanstack/react-query'
import { ApiError } from '../http/api-error.ts'
import type { Api, CallOptions } from '../http/api.ts'
import { apiOf } from './query-client.ts'

/** remote, call, input, and what else the answer depends on. */
type Key = readonly unknown[]

export interface CallQuery {
  /** What the answer depends on besides the input, such as the id of the person who asks. */
  scope?: string | number | undefined
  /** What is thrown in place of an error of the call, such as `pageNotFound()` for a subject that does not exist. */
  mapError?: (error: unknown) => unknown
}

type Reserved = 'queryKey' | 'queryFn' | 'initialData'
type QuerySettings<Answer, Data> = CallQuery &
  Omit<UndefinedInitialDataOptions<Answer, Error, Data, Key>, Reserved>

export interface Linked {
  links: { next: string | null }
}
/** Of the answers of a call, those that are a page of a list. */
type PageOf<C extends Call> = Extract<CallOutput<C>, Linked>
type Pages<Answer> = InfiniteData<Answer, string | null>
type PagesSettings<Answer, Data> = CallQuery &
  Omit<
    UndefinedInitialDataInfiniteOptions<Answer, Error, Data, Key, string | null>,
    Reserved | 'initialPageParam' | 'getNextPageParam'
  >

async function mapped<T>(answer: Promise<T>, mapError: CallQuery['mapError']): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw mapError ? mapError(error) : error
  }
}

const isPage = <C extends Call>(answer: CallOutput<C>): answer is PageOf<C> =>
  typeof answer === 'object' && answer !== null && 'links' in answer

/**
 * The queries of one remote. All remotes of a page share one query client, and each may have another release of
 * the contract, so the remote's name starts every key: no remote reads, or invalidates, what another one cached.
 * A remote does not call this; it imports the functions from `@brightyard/runtime/queries`.
 */
export function createQueries(remote: string) {
  // The client's hash ignores the order of names, and names without a value.
  const key = (call: Call, input: object, scope: CallQuery['scope']): Key => [
    remote,
    call.name,
    input,
    ...(scope === undefined ? [] : [{ scope }]),
  ]

  /**
   * The options of a query that makes a call: for `useQuery`, and for `ensureQueryData` in a loader. The cache holds
   * the call's whole answer; `select` picks what a component wants of it. Rejects with `ApiError`, or with what
   * `mapError` gives.
   */
  function queryOf<C extends Call, Data = CallOutput<C>>(
    call: C,
    input: CallInput<C>,
    { scope, mapError, ...settings }: QuerySettings<CallOutput<C>, Data> = {},
  ) {
    return queryOptions<CallOutput<C>, Error, Data, Key>({
      ...settings,
      queryKey: key(call, input, scope),
      queryFn: ({ client, signal }) =>
        mapped(apiOf(client).call(call, input, { signal }), mapError),
    })
  }

  /**
   * Like `queryOf`, for a list that grows page by page along `links.next`. An answer that is not a page of a list
   * rejects with an `ApiError` of kind `bad-answer`.
   */
  function infiniteQueryOf<C extends Call, Data = Pages<PageOf<C>>>(
    call: C,
    input: CallInput<C>,
    { scope, mapError, ...settings }: PagesSettings<PageOf<C>, Data> = {},
  ) {
    const fetchPage = async (api: Api, options: CallOptions) => {
      const answer = await api.call(call, input, options)
      if (isPage<C>(answer)) return answer
      throw new ApiError(
        'bad-answer',
        'The server sent a list in a form that we do not understand.',
      )
    }
    return infiniteQueryOptions<PageOf<C>, Error, Data, Key, string | null>({
      ...settings,
      // Pages have another shape than one answer, so that the two never share an entry.
      queryKey: [...key(call, input, scope), 'pages'],
      queryFn: ({ client, signal, pageParam }) =>
        mapped(fetchPage(apiOf(client), { signal, next: pageParam ?? undefined }), mapError),
      initialPageParam: null,
      getNextPageParam: ({ links }: Linked) => links.next,
    })
  }

  /**
   * A query that is more than one call, or none: `load` fetches, `name` and `input` tell it from the remote's others.
   * A name is never that of a call.
   */
  function customQuery<T, Data = T>(
    name: string,
    input: object,
    load: NonNullable<UndefinedInitialDataOptions<T, Error, T, Key>['queryFn']>,
    settings: Omit<UndefinedInitialDataOptions<T, Error, Data, Key>, Reserved> = {},
  ) {
    return queryOptions<T, Error, Data, Key>({
      ...settings,
      queryKey: [remote, `custom ${name}`, input],
      queryFn: load,
    })
  }

  /** The options of a mutation that makes a call; its variables are the call's input. Rejects with `ApiError`. */
  function mutationOf<C extends Call>(call: C) {
    return mutationOptions<CallOutput<C>, Error, CallInput<C>>({
      mutationKey: [remote, call.name],
      mutationFn: (input, { client }) => apiOf(client).call(call, input),
    })
  }

  /**
   * A filter for all cached answers of a call, or those to an input that contains `part`:
   * `client.invalidateQueries(queriesOf(listOrders))`.
   */
  function queriesOf<C extends Call>(call: C, part: Partial<CallInput<C>> = {}) {
    const own = [remote, call.name, part]
    return { predicate: ({ queryKey }: Query) => partialMatchKey(queryKey, own) }
  }

  return { queryOf, infiniteQueryOf, customQuery, mutationOf, queriesOf }
}

export type RemoteQueries = ReturnType<typeof createQueries>
