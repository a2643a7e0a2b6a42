import type { CmsPage, WebForm } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { DateTime, Link, PageHead, pictureProps, useQuery } from '@brightyard/runtime'
import {
  Box,
  Card,
  chakra,
  Container,
  Flex,
  Grid,
  Heading,
  LinkButton,
  Picture,
  Text,
} from '@brightyard/ui'
import { CmsSection } from '../../cms/cms-section.tsx'
import { webFormQuery } from '../../forms/web-form.queries.ts'
import { openingOf } from './page-texts.ts'

/** An announcement: what there is to win beside the days that count, and the way to the form. */
export function ScholarshipPage({ page, form: slug }: { page: CmsPage; form: string }) {
  const { title, lead, picture } = openingOf(page)
  const form = useQuery(webFormQuery(slug)).data
  const texts = page.sections.filter(({ kind }) => kind !== 'hero' && kind !== 'cta')
  const apply = contentPaths.webForm.to({ slug })
  const isOpen = form?.state === 'open'
  return (
    <Box colorPalette="learn" pb={{ base: '8', md: '12' }}>
      <PageHead title={title} description={page.description} image={picture?.src} />
      <Container pt={{ base: '6', md: '12' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' }}
          gap={{ base: '8', md: '12' }}
          alignItems="stretch"
        >
          <Box>
            <Heading as="h1" size="display" tabIndex={-1} data-page-heading="">
              {title}
            </Heading>
            <Text mt="3" fontSize="xl" maxW="34rem">
              {lead}
            </Text>
            {picture && (
              <Picture
                {...pictureProps(picture)}
                alt=""
                priority
                css={{
                  width: '100%',
                  maxWidth: '34rem',
                  borderRadius: '1.75rem',
                  marginTop: '1.5rem',
                }}
              />
            )}
          </Box>
          <Card
            as="section"
            aria-labelledby="dates"
            variant="tinted"
            px={{ base: '5', md: '8' }}
            py={{ base: '6', md: '8' }}
            alignSelf="start"
          >
            <Heading as="h2" id="dates" size="md">
              Dates
            </Heading>
            <Dates form={form} />
            <LinkButton asChild size="lg" block variant={isOpen ? 'solid' : 'outline'}>
              <Link to={apply}>{isOpen ? 'Apply now' : 'See the form'}</Link>
            </LinkButton>
            <Text mt="3" fontSize="sm" color="fg.muted">
              {form?.is_public === false
                ? 'You need an account. You can stop at any time and go on later.'
                : 'It takes about ten minutes. Your answers stay in this tab until you send them.'}
            </Text>
          </Card>
        </Grid>
      </Container>
      {texts.map((section, at) => (
        <CmsSection key={at} section={section} updatedAt={page.updated_at} />
      ))}
      <Container mt={{ base: '10', md: '14' }}>
        <Flex gap="3" wrap="wrap">
          <LinkButton asChild size="lg" variant={isOpen ? 'solid' : 'outline'}>
            <Link to={apply}>{isOpen ? 'Go to the application' : 'See the form'}</Link>
          </LinkButton>
          <LinkButton asChild size="lg" variant="soft">
            <Link to={contentPaths.contactUs.to()}>Ask a question first</Link>
          </LinkButton>
        </Flex>
      </Container>
    </Box>
  )
}

const states: Record<WebForm['state'], string> = {
  draft: 'Not open yet',
  scheduled: 'Not open yet',
  open: 'Open for applications',
  full: 'All places are taken',
  closed: 'Closed for this round',
}

/** A line of days: when it opens, when it closes, when there is an answer. */
function Dates({ form }: { form: WebForm | undefined }) {
  if (!form)
    return (
      <Text my="5">The dates could not be loaded. The form itself says whether it is open.</Text>
    )
  const days = [
    { name: 'Now', value: states[form.state] },
    ...(form.opens_at ? [{ name: 'Opens', value: <DateTime iso={form.opens_at} /> }] : []),
    ...(form.closes_at
      ? [{ name: 'Closes', value: <DateTime iso={form.closes_at} show="moment" zone="home" /> }]
      : []),
    { name: 'Answer', value: 'Within three weeks of the closing' },
  ]
  return (
    <chakra.dl
      my="5"
      display="grid"
      gap="4"
      borderInlineStartWidth="3px"
      borderColor="colorPalette.solid"
      ps="5"
    >
      {days.map(({ name, value }) => (
        <Box key={name}>
          <Text as="dt" fontSize="sm" color="fg.muted">
            {name}
          </Text>
          <Text as="dd" fontWeight="bold">
            {value}
          </Text>
        </Box>
      ))}
    </chakra.dl>
  )
}
