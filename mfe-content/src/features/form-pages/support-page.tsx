import { chatRequested } from '@brightyard/contract/channels'
import type { CmsPage } from '@brightyard/contract/entities'
import { accountPaths, bookingPaths, contentPaths, shopHome } from '@brightyard/contract/paths'
import { channel, Link, PageHead, useLocation } from '@brightyard/runtime'
import {
  Box,
  Button,
  Card,
  chakra,
  Container,
  Flex,
  Heading,
  LinkButton,
  Text,
} from '@brightyard/ui'
import {
  BagIcon,
  CalendarIcon,
  CardIcon,
  KeyIcon,
  MessageIcon,
  ShieldIcon,
  VideoIcon,
} from '@brightyard/ui/icons'
import type { ReactNode } from 'react'
import { CmsSection } from '../../cms/cms-section.tsx'
import { FormPart } from '../../forms/form-part.tsx'
import { openingOf, sectionsOf } from './page-texts.ts'

interface Topic {
  name: string
  text: string
  icon: ReactNode
  links: readonly { label: string; to: string }[]
}

const topics: readonly Topic[] = [
  {
    name: 'Signing in',
    text: 'A forgotten password, a kid ID, a code that does not come.',
    icon: <KeyIcon aria-hidden size={28} />,
    links: [
      { label: 'Sign in', to: accountPaths.login.to() },
      { label: 'New password', to: accountPaths.forgotPassword.to() },
    ],
  },
  {
    name: 'Bookings',
    text: 'Move, cancel, or wait for a seat.',
    icon: <CalendarIcon aria-hidden size={28} />,
    links: [{ label: 'Your bookings', to: bookingPaths.mine.to() }],
  },
  {
    name: 'Orders',
    text: 'Where a parcel is, and how it goes back.',
    icon: <BagIcon aria-hidden size={28} />,
    links: [{ label: 'To the shop', to: shopHome.to() }],
  },
  {
    name: 'Payments',
    text: 'Receipts, refunds, and what did not go through.',
    icon: <CardIcon aria-hidden size={28} />,
    links: [{ label: 'Questions and answers', to: contentPaths.faqs.to() }],
  },
  {
    name: 'Live classes',
    text: 'Camera, microphone, and the way into the room.',
    icon: <VideoIcon aria-hidden size={28} />,
    links: [{ label: 'Live classes', to: contentPaths.liveClass.to() }],
  },
  {
    name: 'Safety',
    text: 'Something that worries you or your child.',
    icon: <ShieldIcon aria-hidden size={28} />,
    links: [{ label: 'What we keep of children', to: contentPaths.privacyPolicy.to() }],
  },
]

/** Help by topic first, then a chat, then a person. */
export function SupportPage({ page, form }: { page: CmsPage; form: string }) {
  const reference = new URLSearchParams(useLocation().search).get('reference') ?? ''
  const { title, lead } = openingOf(page)
  const ways = sectionsOf(page, 'cards')
  const answers = sectionsOf(page, 'faq')
  return (
    <Box colorPalette="learn" pb={{ base: '8', md: '12' }}>
      <PageHead title={title} description={page.description} />
      <Container pt={{ base: '8', md: '12' }}>
        <Heading as="h1" size="display" tabIndex={-1} data-page-heading="">
          {title}
        </Heading>
        <Text mt="2" fontSize="lg" maxW="prose">
          {lead}
        </Text>
        <chakra.ul
          aria-label="Topics"
          mt="8"
          listStyleType="none"
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 19rem), 1fr))"
          gap="4"
        >
          {topics.map(({ name, text, icon, links }) => (
            <Card as="li" key={name} variant="flat" flexDirection="row" gap="4" px="5" py="5">
              <Box color="colorPalette.fg" flexShrink={0}>
                {icon}
              </Box>
              <Box minW="0">
                <Heading as="h2" size="xs">
                  {name}
                </Heading>
                <Text mt="0.5" color="fg.muted">
                  {text}
                </Text>
                <Flex gap="2" mt="3" wrap="wrap">
                  {links.map(({ label, to }) => (
                    <LinkButton key={label} asChild size="sm" variant="soft">
                      <Link to={to}>{label}</Link>
                    </LinkButton>
                  ))}
                </Flex>
              </Box>
            </Card>
          ))}
        </chakra.ul>
        <Flex
          mt="8"
          px={{ base: '5', md: '8' }}
          py="6"
          gap="4"
          wrap="wrap"
          align="center"
          borderRadius="xl"
          bg="colorPalette.subtle"
        >
          <Box flex="1 1 16rem">
            <Heading as="h2" size="sm">
              Ask right here
            </Heading>
            <Text mt="1">The chat knows the answers that are asked for most, at any hour.</Text>
          </Box>
          <Button
            startIcon={<MessageIcon />}
            onClick={() => channel(chatRequested).publish({ at: Date.now() })}
          >
            Open the chat
          </Button>
          <LinkButton asChild variant="outline">
            <Link to={contentPaths.faqs.to()}>All questions and answers</Link>
          </LinkButton>
        </Flex>
      </Container>
      {[...ways, ...answers].map((section) => (
        <CmsSection key={section.title} section={section} updatedAt={page.updated_at} />
      ))}
      <Container size="reading" mt={{ base: '10', md: '16' }}>
        <Card
          as="section"
          aria-labelledby="person"
          px={{ base: '5', md: '9' }}
          py={{ base: '6', md: '9' }}
        >
          <Heading as="h2" id="person" size="lg">
            Ask a person
          </Heading>
          <Text mt="1" mb="6" color="fg.muted">
            Answered within one working day.
          </Text>
          <FormPart slug={form} level={3} known={{ reference }} />
        </Card>
      </Container>
    </Box>
  )
}
