import { useQueryClient } from '@tanstack/react-query'
import { apiOf } from './query-client.ts'

/** The API, for what is not a query: mutations and events. */
export const useApi = () => apiOf(useQueryClient())
