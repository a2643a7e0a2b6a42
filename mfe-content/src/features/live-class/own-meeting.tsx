import { Card, Flex, LinkButton, PageHeading, Text } from '@brightyard/ui'
import { ExternalIcon } from '@brightyard/ui/icons'
import { EndClass } from './end-class.tsx'
import type { LiveSession } from './live-class.queries.ts'

interface Props {
  url: string
  session: LiveSession
  token: string
}

/** A class that meets elsewhere. */
export const OwnMeeting = ({ url, session, token }: Props) => (
  <Card p={{ base: '6', md: '10' }}>
    <PageHeading
      intro={
        session.kid
          ? `${session.kid.name} is marked as here. The class meets outside Brightyard.`
          : 'The class meets at your own link.'
      }
    >
      {session.title}
    </PageHeading>
    <Flex gap="3" wrap="wrap" align="center">
      <LinkButton
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        endIcon={<ExternalIcon aria-hidden />}
      >
        Open the meeting in a new tab
      </LinkButton>
      {session.role === 'host' ? <EndClass token={token} /> : null}
    </Flex>
    <Text mt="4" color="fg.muted">
      {new URL(url).host}
    </Text>
  </Card>
)
