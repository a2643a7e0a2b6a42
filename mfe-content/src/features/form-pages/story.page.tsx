import {
  formSlugs,
  type FormFile,
  type FormValues,
  roleIds,
  type SessionUser,
} from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, type PageContext, PageHead, useUser } from '@brightyard/runtime'
import {
  Box,
  Card,
  chakra,
  Chip,
  Container,
  Grid,
  Heading,
  LinkButton,
  Notice,
  Stack,
  Text,
} from '@brightyard/ui'
import { HeartIcon, PictureIcon, ShieldIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'
import { FormPart } from '../../forms/form-part.tsx'
import { webFormQuery } from '../../forms/web-form.queries.ts'
import { isKid } from '../../signed-in/is-kid.ts'
import { OwnStories } from './own-stories.tsx'

const slug = formSlugs.submitStory

export const loader = ({ queryClient }: PageContext) =>
  queryClient.prefetchQuery(webFormQuery(slug))

/** A child's story on its way to be told: what happens with it stands beside the form, and it is shown before it is sent. */
export function Component() {
  const user = useUser()
  return (
    <Box colorPalette="talent" bg="talent.subtle" pb={{ base: '8', md: '12' }}>
      <PageHead
        title="Tell a story"
        description="Send something that a child has made, found out or dared."
        hidden
      />
      <Container pt={{ base: '6', md: '12' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '19rem minmax(0, 1fr)' }}
          gap={{ base: '6', lg: '12' }}
          alignItems="start"
        >
          <Box>
            <Heading as="h1" size="display" tabIndex={-1} data-page-heading="">
              Tell a story
            </Heading>
            <Text mt="3" fontSize="lg">
              Something that a child has made, found out or dared.
            </Text>
            <Stack as="ul" listStyleType="none" gap="4" mt="6">
              <Assurance icon={<ShieldIcon aria-hidden />}>
                A first name and an age group: nothing else is ever shown.
              </Assurance>
              <Assurance icon={<PictureIcon aria-hidden />}>
                You see how it looks before it is sent.
              </Assurance>
              <Assurance icon={<HeartIcon aria-hidden />}>
                A person from Brightyard reads it first, and you can take it back.
              </Assurance>
            </Stack>
            {user && <OwnStories key={user.id} userId={user.id} />}
          </Box>
          <Card px={{ base: '5', md: '9' }} py={{ base: '6', md: '9' }}>
            {user && user.role_id !== roleIds.guardian ? (
              <SentByFamilies user={user} />
            ) : (
              <FormPart
                slug={slug}
                review={(values, files, sent) => (
                  <StoryCard values={values} files={files} sent={sent} />
                )}
                after={<Others />}
              />
            )}
          </Card>
        </Grid>
      </Container>
    </Box>
  )
}

const Others = () => (
  <LinkButton asChild>
    <Link to={contentPaths.youngXperts.to()}>Meet the Young Xperts</Link>
  </LinkButton>
)

/** Who sends a story agrees to it as the guardian; the menu offers it to guardians alone. */
const SentByFamilies = ({ user }: { user: SessionUser }) =>
  isKid(user) ? (
    <Notice tone="info" title="Your parents send it" action={<Others />}>
      Show them this page: they sign in with their own account, write it down as you tell it, and
      say that it may be shown.
    </Notice>
  ) : (
    <Notice tone="info" title="The family sends it" action={<Others />}>
      A story needs the consent of the child’s guardian, who sends it from their own account. Hand
      this page on to the family.
    </Notice>
  )

const Assurance = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Grid as="li" templateColumns="1.5rem minmax(0, 1fr)" gap="3">
    <Box color="colorPalette.fg">{icon}</Box>
    <Text>{children}</Text>
  </Grid>
)

/** By the keys of the form, which its author may have changed: what is not there is not shown. */
const textOf = (values: FormValues, key: string) => {
  const value = values[key]
  return typeof value === 'string' ? value : ''
}

interface CardProps {
  values: FormValues
  files: readonly FormFile[]
  /** Chosen in this visit, by upload. */
  sent: ReadonlyMap<string, File>
}

function StoryCard({ values, files, sent }: CardProps) {
  const picture = values['picture']
  const chosen = files.find(({ upload }) => Array.isArray(picture) && picture.includes(upload))
  const age = textOf(values, 'age').replaceAll('-', ' ')
  return (
    <Card as="article" variant="tinted" px={{ base: '5', md: '8' }} py="7">
      <Heading as="h3" size="md">
        {textOf(values, 'title')}
      </Heading>
      <Box mt="2">
        <Chip>
          {textOf(values, 'child')}
          {age ? `, ${age} years` : ''}
        </Chip>
      </Box>
      {chosen && <ChosenPicture name={chosen.name} file={sent.get(chosen.upload)} />}
      <Text mt="4" whiteSpace="pre-line" overflowWrap="anywhere">
        {textOf(values, 'story')}
      </Text>
    </Card>
  )
}

/** As it was chosen; of a draft from another day only its name is known. */
const ChosenPicture = ({ name, file }: { name: string; file: File | undefined }) =>
  file ? (
    <chakra.img
      alt={`Your picture, ${name}`}
      ref={(image: HTMLImageElement | null) => {
        if (!image) return
        const address = URL.createObjectURL(file)
        image.src = address
        return () => URL.revokeObjectURL(address)
      }}
      mt="4"
      maxW="full"
      maxH="24rem"
      borderRadius="lg"
    />
  ) : (
    <Text mt="4" fontWeight="semibold">
      With your picture: {name}
    </Text>
  )
