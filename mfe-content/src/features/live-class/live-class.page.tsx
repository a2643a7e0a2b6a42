import {
  homeZone,
  type PageContext,
  useLoaderData,
  useParams,
  zonedClock,
} from '@brightyard/runtime'
import { LiveClassesLanding, loadLiveClasses } from '../activities/live-classes-landing.tsx'
import * as offering from '../offering/offering.page.tsx'

/** One live class, or without a slug all of them. */
export async function loader(context: PageContext) {
  if (context.params.slug) return offering.loader(context)
  const today = zonedClock(new Date(), homeZone).date
  await loadLiveClasses(context.queryClient, today)
  return today
}

export function Component() {
  const { slug } = useParams()
  const today = useLoaderData<string | null>()
  return slug ? <offering.Component /> : <LiveClassesLanding today={today ?? ''} />
}
