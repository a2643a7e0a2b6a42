import {
  getProgram,
  getProgramChapter,
  getProgramClass,
  getProgramLesson,
  listPrograms,
} from '@brightyard/contract/calls'
import { activityModes, programSortings, programSubjects } from '@brightyard/contract/entities'
import { keepPreviousData } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { pageNumberOf, queryValue } from '../links/query-value.ts'

/** What the list of programs shows, as the address has it. */
export function programsAsked(search: URLSearchParams) {
  const value = (name: string) => queryValue(search, name).toLowerCase()
  const age = value('age')
  return {
    age: /^\d{1,2}$/.test(age) && Number(age) <= 18 ? Number(age) : undefined,
    subject: programSubjects.find((one) => one === value('subject')),
    mode: activityModes.find((one) => one === value('mode')),
    sort: programSortings.find((one) => one === value('sort')),
    search: queryValue(search, 'search').trim() || undefined,
    page: pageNumberOf(search),
  }
}
export type ProgramsAsked = ReturnType<typeof programsAsked>

export const nothingChosen = programsAsked(new URLSearchParams())

export const programsQuery = ({ age, subject, mode, sort, search, page }: ProgramsAsked) =>
  queryOf(
    listPrograms,
    {
      ...(age === undefined ? {} : { age }),
      ...(subject ? { subject } : {}),
      ...(mode ? { mode } : {}),
      ...(sort ? { sort } : {}),
      ...(search ? { search } : {}),
      page,
    },
    { placeholderData: keepPreviousData },
  )

export const programQuery = (id: string) => queryOf(getProgram, { id: Number(id) })
export const chapterQuery = (id: string) => queryOf(getProgramChapter, { id: Number(id) })
export const programClassQuery = (id: string) => queryOf(getProgramClass, { id: Number(id) })
export const lessonQuery = (id: number) => queryOf(getProgramLesson, { id })
