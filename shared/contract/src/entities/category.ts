import * as z from '@brightyard/contract/schema'
import { Picture } from './picture.ts'

const CategoryFields = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  /** Only when `get_images` was asked for. */
  picture: z.nullable(Picture),
  /** Products in it, its children included. */
  product_count: z.int(),
})

/** A shop category; parents carry their children. */
export const Category = z.extend(CategoryFields, { child_category: z.array(CategoryFields) })
export type Category = z.infer<typeof Category>

export const Brand = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  logo: z.nullable(Picture),
  product_count: z.int(),
})
export type Brand = z.infer<typeof Brand>
