import { Box, Container, Flex } from '@brightyard/ui'
import { Logo } from '../../brand/logo.tsx'
import { BottomLine } from './bottom-line.tsx'
import { shortLinks } from './footer-links.ts'
import { FullFooter } from './full-footer.tsx'
import { LinkList } from './link-list.tsx'
import { useShown } from './use-shown.ts'
import { SocialLinks } from '../../site/social-links.tsx'

interface Props {
  /** shop: below shop, content and program pages. default: below account pages. */
  variant: 'shop' | 'default'
}

/** The slot `footer`. */
export const Component = ({ variant }: Props) =>
  variant === 'shop' ? <FullFooter /> : <ShortFooter />

/** The short footer, below a person's own pages. */
function ShortFooter() {
  const [ref, shown] = useShown()
  return (
    <Box as="footer" ref={ref} mt="16" bg="brand.deep" color="fg.inverted">
      <Container>
        <Flex
          direction={{ base: 'column', md: 'row' }}
          align={{ base: 'flex-start', md: 'center' }}
          gap="6"
          py="8"
        >
          <Logo inverted small />
          <Box as="nav" aria-label="More of Brightyard" flex="1">
            <LinkList links={shortLinks} inLine />
          </Box>
          <SocialLinks shown={shown} />
        </Flex>
        <BottomLine />
      </Container>
    </Box>
  )
}
