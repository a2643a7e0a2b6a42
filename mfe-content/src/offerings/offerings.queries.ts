import { getOffering } from '@brightyard/contract/calls'
import type { ActivityKind } from '@brightyard/contract/entities'
import { queryOf } from '@brightyard/runtime/queries'

export const offeringQuery = (kind: ActivityKind, slug: string) =>
  queryOf(getOffering, { kind, slug: slug.toLowerCase() })
