import type { Category } from '@brightyard/contract/entities'

const child = (id: number, name: string) => ({
  id,
  name,
  slug: name.toLowerCase(),
  picture: null,
  product_count: 3,
})

/** Seven parents; the last has no children. For tests. */
export const sampleCategories: Category[] = [
  'Books',
  'Toys',
  'Art',
  'Science',
  'Music',
  'Sports',
  'Gifts',
].map((name, index) => ({
  ...child(index + 1, name),
  child_category:
    name === 'Art'
      ? []
      : [
          child(10 * (index + 1) + 1, `${name} for toddlers`),
          child(10 * (index + 1) + 2, `${name} for teens`),
        ],
}))
