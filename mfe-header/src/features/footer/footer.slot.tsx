import { FullFooter } from './full-footer.tsx'
import { ShortFooter } from './short-footer.tsx'

interface Props {
  /** shop: below shop, content and program pages. default: below a person's own pages. */
  variant: 'shop' | 'default'
}

/** The slot `footer`. */
export const Component = ({ variant }: Props) =>
  variant === 'shop' ? <FullFooter /> : <ShortFooter />
