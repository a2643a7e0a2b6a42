import * as z from '@brightyard/contract/schema'

/** A picture in the three formats that the site serves, at densities 1 and 2. */
export const Picture = z.object({
  /** Empty for decoration. */
  alt: z.string(),
  /** Of density 1, so that the page can reserve the space. */
  width: z.int(),
  height: z.int(),
  /** The value of a `srcset`: `/media/cup.avif 1x, /media/cup@2x.avif 2x`. */
  avif: z.string(),
  webp: z.string(),
  jpeg: z.string(),
  /** The address for `src`: JPEG at density 1. */
  src: z.string(),
  /** CSS colour to show until the picture has come. */
  placeholder: z.string(),
})
export type Picture = z.infer<typeof Picture>
