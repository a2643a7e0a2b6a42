import { contentPaths } from '@brightyard/contract/paths'
import { type PageContext, redirect, useLocation, useParams } from '@brightyard/runtime'
import { nothingChosen, programsAsked, programsQuery } from '../../programs/programs.queries.ts'
import { AllPrograms } from './all-programs.tsx'
import { loadProgram, ProgramPage } from './program-page.tsx'
import { ProgramsLanding } from './programs-landing.tsx'

const pathOf = (pathname: string) => pathname.replace(/\/+$/, '').toLowerCase()

/** Chapters and classes belong to a program: without one, all programs are shown. */
const withoutProgram: readonly string[] = [
  contentPaths.programChapters.pattern,
  contentPaths.programClasses.pattern,
]

export async function loader(context: PageContext) {
  const { params, request, queryClient } = context
  if (params.id !== undefined) return loadProgram(context)
  const { pathname, searchParams } = new URL(request.url)
  const path = pathOf(pathname)
  if (withoutProgram.includes(path)) return redirect(contentPaths.allPrograms.to())
  const isList = path === contentPaths.allPrograms.pattern
  await queryClient.prefetchQuery(
    programsQuery(isList ? programsAsked(searchParams) : nothingChosen),
  )
  return null
}

export function Component() {
  const { id } = useParams()
  const { pathname } = useLocation()
  if (id !== undefined) return <ProgramPage />
  return pathOf(pathname) === contentPaths.allPrograms.pattern ? (
    <AllPrograms />
  ) : (
    <ProgramsLanding />
  )
}
