import { activityPaths, contentPaths } from '@brightyard/contract/paths'
import { Link, PageHead } from '@brightyard/runtime'
import { Box, Container, Hero, LinkButton, Stack, type AreaBandProps } from '@brightyard/ui'
import { CalendarIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'

interface LandingPageProps {
  path: string
  title: string
  kicker: string
  intro: string
  area: NonNullable<AreaBandProps['area']> & ('brand' | 'shop' | 'learn' | 'talent')
  art: ReactNode
  /** The list with filters. */
  listing: { label: string; to: string }
  /** The same as a calendar. */
  calendar: string
  children: ReactNode
}

/** Narrow enough on phones for both to stand in one line, in whatever font. */
const sideBySide = { base: '4', md: '6' }

/** The opening of a landing and what is under it. */
export function LandingPage({
  path,
  title,
  kicker,
  intro,
  area,
  art,
  listing,
  calendar,
  children,
}: LandingPageProps) {
  const isTop = path === activityPaths.activities.to()
  const steps = [
    { name: 'Home', item: contentPaths.home.to() },
    ...(isTop ? [] : [{ name: 'Activities', item: activityPaths.activities.to() }]),
    { name: title },
  ]
  return (
    <Box colorPalette={area} overflowX="clip">
      <PageHead
        title={title}
        description={intro}
        canonical={path}
        structuredData={{
          '@type': 'BreadcrumbList',
          itemListElement: steps.map((step, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            ...step,
          })),
        }}
      />
      <Hero
        area={area}
        kicker={kicker}
        title={title}
        art={art}
        actions={
          <>
            <LinkButton asChild px={sideBySide}>
              <Link to={listing.to}>{listing.label}</Link>
            </LinkButton>
            <LinkButton asChild variant="outline" startIcon={<CalendarIcon />} px={sideBySide}>
              <Link to={calendar}>Calendar</Link>
            </LinkButton>
          </>
        }
      >
        {intro}
      </Hero>
      <Container pt={{ base: '6', md: '8' }} pb={{ base: '10', md: '16' }}>
        <Stack gap={{ base: '12', md: '16' }}>{children}</Stack>
      </Container>
    </Box>
  )
}
