import type { CallOutput, listCampTypes } from '@brightyard/contract/calls'
import { talentboxPaths } from '@brightyard/contract/paths'
import type { CampCrumb } from '../../camps/camp-crumbs.tsx'
import { campsAddress } from './camp-address.ts'

export type CampType = CallOutput<typeof listCampTypes>['data'][number]
export type CampCategory = CampType['groups'][number]

/** A category and its type; undefined for an id of neither. */
export function findCategory(types: readonly CampType[], id: number) {
  for (const type of types) {
    const category = type.groups.find((one) => one.id === id)
    if (category) return { type, category }
  }
  return undefined
}

/** What a list of camps is narrowed to: the title and the way to it. */
export function findGroup(types: readonly CampType[], id: number) {
  for (const type of types) {
    if (type.id === id) return { title: type.title, crumbs: [] }
    for (const category of type.groups) {
      if (category.id === id) return { title: category.title, crumbs: [typeCrumb(type)] }
      const sub = category.groups.find((one) => one.id === id)
      if (sub) return { title: sub.title, crumbs: [typeCrumb(type), categoryCrumb(category)] }
    }
  }
  return undefined
}

export const typeCrumb = ({ id, title }: CampType): CampCrumb => ({
  label: title,
  to: talentboxPaths.campCategories.to({}, { campTypeid: id }),
})

const categoryCrumb = (category: CampCategory): CampCrumb => ({
  label: category.title,
  to: categoryAddress(category),
})

/** A category without sub-categories leads to its camps at once. */
export const categoryAddress = ({ id, groups }: CampCategory) =>
  groups.length > 0 ? talentboxPaths.campSubcategories.to({}, { id }) : campsAddress({ group: id })
