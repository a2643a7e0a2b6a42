import { contentPaths } from '@brightyard/contract/paths'
import {
  loadSubject,
  type PageContext,
  pageNotFound,
  type QueryClient,
  useLocation,
} from '@brightyard/runtime'
import type { ComponentType } from 'react'
import { Awards, awardsQuery } from './awards.tsx'
import { Story, storyQuery } from './story.tsx'
import { Team, teamQuery } from './team.tsx'

interface Part {
  load: (queries: QueryClient) => Promise<unknown>
  Part: ComponentType
}

/** Pages about the company, by path. */
const parts: Readonly<Record<string, Part>> = {
  [contentPaths.awards.to()]: {
    load: (queries) => queries.prefetchQuery(awardsQuery),
    Part: Awards,
  },
  [contentPaths.ourTeam.to()]: { load: (queries) => queries.prefetchQuery(teamQuery), Part: Team },
  [contentPaths.ourStory.to()]: {
    load: (queries) => loadSubject(queries.ensureQueryData(storyQuery)),
    Part: Story,
  },
}

function partAt(pathname: string): Part {
  const part = parts[pathname.replace(/\/+$/, '').toLowerCase()]
  if (!part) throw pageNotFound()
  return part
}

export const loader = ({ request, queryClient }: PageContext) =>
  partAt(new URL(request.url).pathname).load(queryClient)

export function Component() {
  const { Part } = partAt(useLocation().pathname)
  return <Part />
}
