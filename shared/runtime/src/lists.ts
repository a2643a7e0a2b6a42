/** Queries of many parts. An entry of its own, so that pages without one do not carry them. */
export { useInfiniteQuery, useQueries } from '@tanstack/react-query'
