import { type CmsPage, formSlugs } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, PageHead } from '@brightyard/runtime'
import {
  AreaBand,
  Box,
  Card,
  Container,
  Flex,
  Grid,
  Heading,
  LinkButton,
  Stack,
  Text,
} from '@brightyard/ui'
import { MailIcon, PhoneIcon, PlaceIcon } from '@brightyard/ui/icons'
import { contactsIn, ContactText } from '../../cms/contact-text.tsx'
import { FormPart } from '../../forms/form-part.tsx'
import { parseHtml, textOf } from '../../rich-text/parse-html.ts'
import { openingOf, sectionsOf } from './page-texts.ts'

const plain = (html: string) => parseHtml(html).map(textOf).join(' ').trim()
/** A street with a number and a postal code, such as an editor writes it. */
const addressIn = (text: string) => /\d+[A-Za-z]? [^.]*?\b\d{6}\b/.exec(text)?.[0]

/** A letter to write on the one side, the people who read it on the other. */
export function ContactPage({ page, form }: { page: CmsPage; form: string }) {
  const { title, lead } = openingOf(page)
  const desks = sectionsOf(page, 'cards').flatMap(({ cards }) => cards)
  const texts = sectionsOf(page, 'rich-text').map((section) => ({
    title: section.title ?? '',
    text: plain(section.body),
  }))
  return (
    <Box colorPalette="shop">
      <PageHead
        title={title}
        description={page.description}
        structuredData={{ '@type': 'ContactPage', name: title }}
      />
      <AreaBand area="shop" strength="muted" edge="none" pb={{ base: '8', md: '10', lg: '24' }}>
        <Container>
          <Heading as="h1" size="display" tabIndex={-1} data-page-heading="">
            {title}
          </Heading>
          <Text mt="2" fontSize="lg">
            {lead}
          </Text>
        </Container>
      </AreaBand>
      <Container py={{ base: '6', md: '10' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          gap={{ base: '10', lg: '14' }}
          alignItems="start"
        >
          <Card
            as="section"
            aria-labelledby="write"
            px={{ base: '5', md: '9' }}
            py={{ base: '6', md: '9' }}
            mt={{ lg: '-20' }}
            position="relative"
          >
            <Heading as="h2" id="write" size="lg" mb="5">
              Write to us
            </Heading>
            <FormPart
              slug={form}
              level={3}
              after={
                <LinkButton asChild>
                  <Link to={contentPaths.home.to()}>To the home page</Link>
                </LinkButton>
              }
            />
          </Card>
          <Stack gap="7">
            {desks.map(({ title: desk, text }) => (
              <Box key={desk}>
                <Heading as="h2" size="sm">
                  {desk}
                </Heading>
                <Text mt="1">
                  <ContactText>{text}</ContactText>
                </Text>
                <Flex gap="2" mt="2" wrap="wrap">
                  {contactsIn(text).map(({ shown, href, kind }) => (
                    <LinkButton
                      key={href}
                      href={href}
                      size="sm"
                      variant="soft"
                      startIcon={kind === 'call' ? <PhoneIcon /> : <MailIcon />}
                      aria-label={`${kind === 'call' ? 'Call' : 'Write to'} ${shown}`}
                    >
                      {kind === 'call' ? 'Call' : 'Write'}
                    </LinkButton>
                  ))}
                </Flex>
              </Box>
            ))}
            {texts.map(({ title: name, text }) => (
              <Place key={name} name={name} text={text} />
            ))}
          </Stack>
        </Grid>
        <Invitations />
      </Container>
    </Box>
  )
}

const invitations = [
  {
    slug: formSlugs.schoolEnquiry,
    title: 'Bring Brightyard to your school',
    text: 'Workshops, live classes, a science fair: we call, listen, and send a plan with prices.',
    action: 'Ask for a call',
  },
  {
    slug: formSlugs.residentsEnquiry,
    title: 'Classes where you live',
    text: 'Your building has a hall, we have teachers for the weekend. Somebody comes and looks.',
    action: 'Ask for a visit',
  },
] as const

/** For those who want Brightyard to come: a school, a building. */
const Invitations = () => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    mt={{ base: '12', md: '16' }}
    borderRadius="xl"
    overflow="hidden"
  >
    {invitations.map(({ slug, title, text, action }, at) => (
      <Flex
        key={slug}
        direction="column"
        align="start"
        px={{ base: '5', md: '9' }}
        py={{ base: '6', md: '9' }}
        bg={at === 0 ? 'colorPalette.subtle' : 'colorPalette.muted'}
      >
        <Heading as="h2" size="md">
          {title}
        </Heading>
        <Text mt="2" mb="5" flex="1">
          {text}
        </Text>
        <LinkButton asChild variant="outline">
          <Link to={contentPaths.webForm.to({ slug })}>{action}</Link>
        </LinkButton>
      </Flex>
    ))}
  </Grid>
)

function Place({ name, text }: { name: string; text: string }) {
  const address = addressIn(text)
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address ?? '')}`
  return (
    <Box borderTopWidth="2px" borderColor="border" pt="6">
      <Heading as="h2" size="sm">
        {name}
      </Heading>
      <Text mt="1">
        <ContactText>{text}</ContactText>
      </Text>
      {address && (
        <LinkButton
          href={map}
          target="_blank"
          rel="noreferrer"
          mt="3"
          size="sm"
          variant="outline"
          startIcon={<PlaceIcon />}
        >
          Show on the map
        </LinkButton>
      )}
    </Box>
  )
}
