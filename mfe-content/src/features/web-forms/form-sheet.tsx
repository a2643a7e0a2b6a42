import { readOwnFormAnswer } from '@brightyard/contract/calls'
import { formSlugs, type OwnWebForm, roleIds, type WebForm } from '@brightyard/contract/entities'
import { contentPaths, formDeskPaths } from '@brightyard/contract/paths'
import { DateTime, Link, PageHead, useQuery, useSearchParams, useUser } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import {
  AreaBand,
  Box,
  Card,
  Container,
  ErrorState,
  Flex,
  Heading,
  LinkButton,
  Skeleton,
  SkeletonLines,
  Text,
} from '@brightyard/ui'
import { CalendarIcon, LockIcon, PeopleIcon, PersonIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'
import { AnswerList } from '../../forms/answer-list.tsx'
import { classWords } from '../../forms/class-label.ts'
import { FormMoment } from '../../forms/form-moment.tsx'
import { FormPart } from '../../forms/form-part.tsx'
import { ownWebFormQuery, webFormQuery } from '../../forms/web-form.queries.ts'

/** One form on a sheet of its own; with `?answer=`, what this person has sent. */
export function FormSheet({ slug }: { slug: string }) {
  const form = useQuery(webFormQuery(slug))
  const user = useUser()
  const parts = { slug, form, data: form.data }
  return user && form.data?.is_of_room ? (
    <RoomSheet {...parts} userId={user.id} />
  ) : (
    <Sheet {...parts} />
  )
}

interface SheetProps {
  slug: string
  form: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  data: WebForm | OwnWebForm | undefined
}

/** What a room asks is told to its own people alone, so it comes with their own copy. */
function RoomSheet({ userId, ...parts }: SheetProps & { userId: number }) {
  const own = useQuery(ownWebFormQuery(parts.slug, '', userId))
  return <Sheet {...parts} data={own.data ?? parts.data} />
}

function Sheet({ slug, form, data }: SheetProps) {
  const [search] = useSearchParams()
  const user = useUser()
  const reference = search.get('answer')
  return (
    <Box>
      <PageHead
        title={titleOf(data)}
        description={data?.lead || 'A form at Brightyard.'}
        canonical={contentPaths.webForm.to({ slug })}
        hidden={!data?.is_public}
      />
      <AreaBand area="brand" strength="muted" edge="none" pb={{ base: '20', md: '28' }}>
        <Container size="reading">
          {data ? (
            <>
              {data.room_name && (
                <Text mb="1" fontWeight="semibold" color="colorPalette.fg">
                  {data.room_name} asks
                </Text>
              )}
              <Heading as="h1" size="xl" tabIndex={-1} data-page-heading="">
                {data.title}
              </Heading>
              <Text mt="2" fontSize="lg" maxW="prose">
                {data.lead}
              </Text>
              <Flex mt="4" columnGap="6" rowGap="2" wrap="wrap">
                {data.class_name && (
                  <Fact icon={<PeopleIcon aria-hidden size={20} />}>
                    For {classWords(data.class_name)}
                  </Fact>
                )}
                {data.closes_at && (
                  <Fact icon={<CalendarIcon aria-hidden size={20} />}>
                    {data.state === 'closed' ? 'Closed' : 'Closes'}{' '}
                    <FormMoment iso={data.closes_at} />
                  </Fact>
                )}
                {data.is_once && (
                  <Fact icon={<PersonIcon aria-hidden size={20} />}>
                    {data.is_for_guardians
                      ? 'One answer from each guardian'
                      : 'One answer from each person'}
                  </Fact>
                )}
                <Fact icon={<LockIcon aria-hidden size={20} />}>{readBy(data)}</Fact>
              </Flex>
              {user?.role_id === roleIds.superAdmin && (
                <LinkButton asChild mt="5" variant="outline">
                  <Link to={formDeskPaths.manage.to({}, { search: slug })}>Manage this form</Link>
                </LinkButton>
              )}
            </>
          ) : form.isError ? (
            <ErrorState
              level={1}
              title="We could not load this form"
              onRetry={() => void form.refetch()}
              retrying={form.isFetching}
            />
          ) : (
            <Skeleton height="3rem" width="70%" />
          )}
        </Container>
      </AreaBand>
      {data && (
        <Container size="reading" mt={{ base: '-14', md: '-20' }} pb={{ base: '10', md: '16' }}>
          <Card
            position="relative"
            px={{ base: '5', md: '10' }}
            py={{ base: '6', md: '10' }}
            borderTopWidth="6px"
            borderColor="colorPalette.solid"
            colorPalette="brand"
          >
            {reference && user ? (
              <SentAnswer reference={reference} userId={user.id} slug={slug} />
            ) : (
              <FormPart
                slug={slug}
                after={
                  <LinkButton asChild>
                    <Link to={user ? contentPaths.webForms.to() : contentPaths.home.to()}>
                      {user ? 'Back to the forms' : 'To the home page'}
                    </Link>
                  </LinkButton>
                }
              />
            )}
          </Card>
        </Container>
      )}
    </Box>
  )
}

function titleOf(data: Pick<WebForm, 'title' | 'room_name'> | undefined) {
  if (!data) return 'Form'
  return data.room_name ? `${data.title}, ${data.room_name}` : data.title
}

/** Who sees the answers. */
function readBy({
  slug,
  is_of_room,
  room_name,
}: Pick<WebForm, 'slug' | 'is_of_room' | 'room_name'>) {
  if (slug === formSlugs.submitStory) return 'Shown to others once Brightyard has looked at it'
  return is_of_room
    ? `Read by ${room_name ?? 'the school or partner that asks'}, and by Brightyard`
    : 'Read by the Brightyard team alone'
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Flex align="center" gap="2" fontWeight="semibold" color="colorPalette.fg">
    {icon}
    <span>{children}</span>
  </Flex>
)

function SentAnswer({
  reference,
  userId,
  slug,
}: {
  reference: string
  userId: number
  slug: string
}) {
  const answer = useQuery(queryOf(readOwnFormAnswer, { reference }, { scope: userId }))
  const back = (
    <LinkButton asChild variant="outline">
      <Link to={contentPaths.webForm.to({ slug })}>To the form</Link>
    </LinkButton>
  )
  if (answer.isError)
    return (
      <ErrorState
        title="We could not find this answer"
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
        action={back}
      >
        It may have been sent from another account.
      </ErrorState>
    )
  if (!answer.data) return <SkeletonLines label="Loading what you sent" lines={6} />
  return (
    <>
      <Heading as="h2" size="sm">
        What you sent
      </Heading>
      <Text mb="6" color="fg.muted">
        <DateTime iso={answer.data.sent_at} show="moment" /> · {answer.data.reference}
      </Text>
      <AnswerList answer={answer.data} />
      <Box mt="8">{back}</Box>
    </>
  )
}
