import type { Offering } from '@brightyard/contract/entities'
import { offeringAddress } from '@brightyard/contract/paths'
import { Link, PageHead, pictureProps, useQuery } from '@brightyard/runtime'
import {
  Box,
  Chip,
  Container,
  Flex,
  Grid,
  LinkButton,
  Notice,
  Picture,
  Section,
  Text,
} from '@brightyard/ui'
import { CampCrumbs } from '../../camps/camp-crumbs.tsx'
import { CampBand } from '../../camps/camp-scene.tsx'
import { agesText, chanceOf } from '../../camps/camp-words.ts'
import { campQuery } from '../../camps/camp.queries.ts'
import { Loaded } from '../../camps/loaded.tsx'
import { campsAddress } from './camp-address.ts'
import { CampCard } from './camp-card.tsx'
import { CampDays, CampStory } from './camp-story.tsx'
import { Packages } from './packages.tsx'
import { structuredCamp } from './structured-camp.ts'

/** A camp: its weeks, its packages, and what one packs. */
export function CampPackages({ slug }: { slug: string }) {
  const query = useQuery(campQuery(slug))
  return (
    <Loaded query={query} what="the camp">
      {(camp) => <Camp camp={camp} />}
    </Loaded>
  )
}

function Camp({ camp }: { camp: Offering }) {
  const { title, summary, picture, groups = [], venue } = camp
  const last = groups.at(-1)
  return (
    <>
      <PageHead
        title={title}
        description={summary}
        canonical={offeringAddress(camp)}
        image={picture?.src}
        {...(camp.batches.length > 0 ? { structuredData: structuredCamp(camp) } : {})}
      />
      <CampBand
        title={title}
        before={
          <CampCrumbs
            crumbs={last ? [{ label: last.title, to: campsAddress({ group: last.id }) }] : []}
          />
        }
      >
        {summary}
        <Flex mt="4" gap="2" wrap="wrap">
          <Chip tone="solid" colorPalette="sun">
            {agesText(camp.age)}
          </Chip>
          <Chip tone="solid" colorPalette="sun">
            {venue ? venue.city : 'Online'}
          </Chip>
          <Chip tone="solid" colorPalette={chanceOf(camp).colour}>
            {chanceOf(camp).text}
          </Chip>
        </Flex>
      </CampBand>
      <Container py={{ base: '8', md: '12' }} display="grid" gap={{ base: '10', md: '14' }}>
        {camp.is_past ? (
          <Notice
            title="This camp is over"
            action={
              <LinkButton asChild>
                <Link to={campsAddress(last ? { group: last.id } : {})}>Camps to come</Link>
              </LinkButton>
            }
          >
            The tents are packed. There are others to come.
          </Notice>
        ) : (
          <Packages camp={camp} />
        )}
        <Grid templateColumns={{ base: '1fr', lg: '1.15fr 0.85fr' }} gap={{ base: '10', lg: '14' }}>
          <CampStory camp={camp} />
          <Box>
            <Box
              borderRadius="xl"
              overflow="hidden"
              borderWidth="8px"
              borderColor="bg.panel"
              boxShadow="md"
              transform={{ md: 'rotate(1deg)' }}
              mb="8"
            >
              <Picture
                {...pictureProps(picture)}
                alt=""
                css={{ width: '100%', aspectRatio: '8 / 5', objectFit: 'cover' }}
              />
            </Box>
            <CampDays camp={camp} />
          </Box>
        </Grid>
        {camp.related.length > 0 ? (
          <Section title="Other camps nearby, or much like it">
            <Grid
              as="ul"
              listStyleType="none"
              templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
              gap="5"
            >
              {camp.related.map((other) => (
                <CampCard key={other.id} camp={other} isFirst={false} />
              ))}
            </Grid>
          </Section>
        ) : null}
        <Text color="fg.muted">
          Run by {camp.organiser.name}. {camp.policy.sentences.join(' ')}
        </Text>
      </Container>
    </>
  )
}
