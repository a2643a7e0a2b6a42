import { Box, chakra, Container, Flex, Heading, Grid, Text } from '@brightyard/ui'
import { useUser } from '@brightyard/runtime'
import { externalAddresses, inNewTab } from '../../site/external-addresses.ts'
import { SocialLinks } from '../../site/social-links.tsx'
import { Logo } from '../../brand/logo.tsx'
import { footerColumns } from './footer-links.ts'
import { LinkList, outLinkStyle } from './link-list.tsx'
import { BottomLine } from './bottom-line.tsx'
import { Newsletter } from './newsletter.tsx'
import { Referrals } from './referrals.tsx'
import { StoreBadges } from './store-badges.tsx'
import { useShown } from './use-shown.ts'
import { YardAtDusk } from './yard-at-dusk.tsx'

const OutLink = chakra('a', { base: outLinkStyle })

/** The full footer: the yard at dusk, the newsletter, every link, referrals and apps. */
export function FullFooter() {
  const [ref, shown] = useShown()
  const user = useUser()
  return (
    <Box as="footer" ref={ref} position="relative" mt={{ base: '16', md: '20' }}>
      <YardAtDusk />
      <Box display="flow-root" bg="brand.deep" color="fg.inverted" position="relative">
        <Container>
          <Newsletter />
          <Flex
            direction={{ base: 'column', lg: 'row' }}
            gap={{ base: '10', lg: '14' }}
            py={{ base: '10', md: '14' }}
          >
            {/* One line between phone and desktop, where a narrow column would leave a hole beside it. */}
            <Flex
              direction={{ base: 'column', md: 'row', lg: 'column' }}
              align={{ base: 'flex-start', md: 'center', lg: 'flex-start' }}
              columnGap="8"
              rowGap="5"
              maxW={{ lg: '17rem' }}
              flexShrink={0}
            >
              <Logo inverted />
              <Text color="brand.muted" flex={{ md: '1', lg: 'none' }}>
                A yard full of things to learn, make and play. For curious kids, and the people who
                raise and teach them.
              </Text>
              <SocialLinks shown={shown} />
            </Flex>
            <Grid
              flex="1"
              templateColumns={{
                base: 'repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))',
                md: 'repeat(4, minmax(0, 1fr))',
              }}
              gapX="6"
              gapY="9"
            >
              {footerColumns.map(({ title, links }) => (
                <Box as="nav" key={title} aria-label={title}>
                  <Heading as="h2" size="sm" color="sun.bright" mb="3">
                    {title}
                  </Heading>
                  <LinkList links={user ? links.filter(({ guestsOnly }) => !guestsOnly) : links} />
                </Box>
              ))}
              <Box as="section" aria-label="For friends and partners">
                <Heading as="h2" size="sm" color="sun.bright" mb="3">
                  Bring others
                </Heading>
                <Referrals />
                <OutLink href={externalAddresses.adminOnboard} {...inNewTab}>
                  Register an organisation
                </OutLink>
                <StoreBadges />
              </Box>
            </Grid>
          </Flex>
          <BottomLine />
        </Container>
      </Box>
    </Box>
  )
}
