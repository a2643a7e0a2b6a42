import { getPanellist } from '@brightyard/contract/calls'
import type { PanellistProfile } from '@brightyard/contract/entities'
import { contentPaths, talentboxPaths } from '@brightyard/contract/paths'
import {
  formatNumber,
  Link,
  PageHead,
  pictureProps,
  useParams,
  useQuery,
} from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import {
  Box,
  Chip,
  Container,
  EmptyState,
  Flex,
  Heading,
  LinkButton,
  Picture,
  Section,
  Text,
} from '@brightyard/ui'
import { SubjectPage } from '../../directory/subject-page.tsx'
import { Trail, trailData } from '../../directory/trail.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import { JudgedSessions } from './judged-sessions.tsx'

const list = { label: 'Panellists', to: contentPaths.panellists.to() }

export const panellistQuery = (slug = '') => queryOf(getPanellist, { slug: slug.toLowerCase() })

/** A member of the panel: what counts for them, and what they have judged. */
export function PanellistPage() {
  const { slug } = useParams()
  return (
    <SubjectPage query={useQuery(panellistQuery(slug))} what="this panellist" back={list}>
      {(person) => <Profile person={person} />}
    </SubjectPage>
  )
}

function Profile({ person }: { person: PanellistProfile }) {
  const { slug, title, subtitle, summary, picture, tags, body, sessions } = person
  const judged = sessions.reduce((sum, { entries_judged }) => sum + entries_judged, 0)
  const count = `${sessions.length} ${sessions.length === 1 ? 'session' : 'sessions'}`
  return (
    <Box colorPalette="talent" pb={{ base: '10', md: '16' }}>
      <PageHead
        title={title}
        description={[subtitle, summary].filter(Boolean).join('. ')}
        image={picture?.src}
        canonical={contentPaths.panellist.to({ slug })}
        structuredData={trailData({ list, title })}
      />
      <Box bg="talent.subtle">
        <Container size="reading" py={{ base: '6', md: '9' }}>
          <Trail list={list} title={title} />
          <Flex mt="5" gap={{ base: '5', md: '8' }} align="center" wrap="wrap">
            <Box boxSize={{ base: '8rem', md: '12rem' }} borderRadius="full" overflow="hidden">
              <Picture
                {...pictureProps(picture)}
                alt=""
                priority
                css={{ width: '100%', height: '100%', objectFit: 'cover' }}
              />
            </Box>
            <Box flex="1 1 18rem">
              <Heading as="h1" size="xl" tabIndex={-1} data-page-heading="">
                {title}
              </Heading>
              <Text mt="1" fontSize="lg" fontWeight="semibold" color="colorPalette.fg">
                {subtitle}
              </Text>
              <Text mt="2" fontSize="lg">
                {summary}
              </Text>
              <Flex mt="3" gap="2" wrap="wrap">
                {tags.map((tag) => (
                  <Chip key={tag} asChild size="md" tone="outline">
                    <Link to={contentPaths.panellists.to({}, { tag })}>{tag}</Link>
                  </Chip>
                ))}
              </Flex>
            </Box>
          </Flex>
        </Container>
      </Box>
      <Container size="reading" mt={{ base: '8', md: '10' }}>
        <Box fontSize="lg">
          <RichText html={body} />
        </Box>
        <Section
          mt="12"
          title="Sessions judged"
          intro={sessions.length > 0 ? `${formatNumber(judged)} entries in ${count}.` : null}
          headingSize="md"
        >
          {sessions.length > 0 ? (
            <JudgedSessions sessions={sessions} />
          ) : (
            <EmptyState
              title="No session yet"
              action={
                <LinkButton asChild variant="outline">
                  <Link to={talentboxPaths.home.to()}>See the campaigns</Link>
                </LinkButton>
              }
            >
              The first session of {title} will be listed here.
            </EmptyState>
          )}
        </Section>
      </Container>
    </Box>
  )
}
