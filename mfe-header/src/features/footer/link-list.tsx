import { Link, useLocation } from '@brightyard/runtime'
import { chakra, Flex } from '@brightyard/ui'
import type { FooterLink } from './footer-links.ts'

/** Further apart on phones, for thumbs. */
export const outLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  py: { base: '2', md: '1' },
  borderRadius: 'sm',
  color: 'fg.inverted',
  lineHeight: 1.3,
  textDecoration: 'none',
  textUnderlineOffset: '0.3em',
  textDecorationThickness: '2px',
  textDecorationColor: 'sun.bright',
  _hover: { textDecoration: 'underline' },
} as const

const PageLink = chakra(Link, { base: outLinkStyle })

const plain = (pathname: string) => pathname.replace(/\/+$/, '').toLowerCase()

interface Props {
  links: readonly FooterLink[]
  inLine?: boolean
}

/** A link to the current page reloads it, as a plain link does. */
export function LinkList({ links, inLine = false }: Props) {
  const { pathname } = useLocation()
  return (
    <Flex
      as="ul"
      listStyleType="none"
      columnGap="6"
      {...(inLine ? { wrap: 'wrap' } : { direction: 'column' })}
    >
      {links.map(({ label, to }) => {
        const isHere = plain(to) === plain(pathname)
        return (
          <li key={to}>
            <PageLink to={to} reloadDocument={isHere} aria-current={isHere ? 'page' : undefined}>
              {label}
            </PageLink>
          </li>
        )
      })}
    </Flex>
  )
}
