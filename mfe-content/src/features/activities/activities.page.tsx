import { activityPaths } from '@brightyard/contract/paths'
import {
  homeZone,
  type PageContext,
  pageNotFound,
  type QueryClient,
  useLoaderData,
  useLocation,
  zonedClock,
} from '@brightyard/runtime'
import type { ComponentType } from 'react'
import { ActivitiesLanding, loadActivities } from './activities-landing.tsx'
import {
  loadPerformingArts,
  loadSports,
  PerformingArtsLanding,
  SportsLanding,
} from './category-landings.tsx'
import { ClassesLanding, loadClasses } from './classes-landing.tsx'
import { EventsLanding, loadEvents } from './events-landing.tsx'
import { loadWorkshops, WorkshopsLanding } from './workshops-landing.tsx'

interface Landing {
  load: (queries: QueryClient, today: string) => Promise<unknown>
  Landing: ComponentType<{ today: string }>
}

/** Landings by path. */
const landings: Readonly<Record<string, Landing>> = {
  [activityPaths.activities.pattern]: { load: loadActivities, Landing: ActivitiesLanding },
  [activityPaths.events.pattern]: { load: loadEvents, Landing: EventsLanding },
  [activityPaths.workshops.pattern]: { load: loadWorkshops, Landing: WorkshopsLanding },
  [activityPaths.classes.pattern]: { load: loadClasses, Landing: ClassesLanding },
  [activityPaths.performingArts.pattern]: {
    load: loadPerformingArts,
    Landing: PerformingArtsLanding,
  },
  [activityPaths.sports.pattern]: { load: loadSports, Landing: SportsLanding },
}

function landingAt(pathname: string): Landing {
  const landing = landings[pathname.replace(/\/+$/, '').toLowerCase()]
  if (!landing) throw pageNotFound()
  return landing
}

/** Its value is today's date, so that the browser goes on with the server's. A failure shows in its part of the page. */
export async function loader({ request, queryClient }: PageContext) {
  const today = zonedClock(new Date(), homeZone).date
  await landingAt(new URL(request.url).pathname).load(queryClient, today)
  return today
}

export function Component() {
  const today = useLoaderData<string>()
  const { Landing } = landingAt(useLocation().pathname)
  return <Landing today={today} />
}
