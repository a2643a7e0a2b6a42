import {
  channel,
  type PageContext,
  PageHead,
  pageNotFound,
  useLoaderData,
  useQuery,
} from '@brightyard/runtime'
import { sessionChanged } from '@brightyard/contract/channels'
import type { SessionUser } from '@brightyard/contract/entities'
import {
  Avatar,
  Card,
  Chip,
  EmptyState,
  ErrorState,
  Flex,
  PageHeading,
  Section,
  SkeletonLines,
  Text,
} from '@brightyard/ui'
import { kidsQuery, roomsQuery } from '../../signed-in/kids.api.ts'
import { isStudent } from './student-address.ts'
import { studentIdIn } from './student-id.ts'

/** Whose profile it is. `kidUserId` is missing for the signed-in student. */
interface Subject {
  name: string
  avatar: string | null
  studentId: number | null
  kidUserId?: number
}

function ownSubject(
  { name, avatar, student_id, roomStudent }: SessionUser,
  asked: number | null,
): Subject {
  const own = [student_id, roomStudent?.id]
  if (asked !== null && !own.includes(asked)) throw pageNotFound()
  return { name, avatar, studentId: student_id }
}

/** Only the own profile and those of own kids exist for anybody (K-011); the server answers the lists by that rule. */
export async function loader({ request, queryClient }: PageContext): Promise<Subject | null> {
  const session = channel(sessionChanged).latest()
  if (session?.status !== 'signed-in') return null
  const asked = studentIdIn(new URL(request.url).searchParams)
  if (isStudent(session.user)) return ownSubject(session.user, asked)
  const { data } = await queryClient.ensureQueryData(kidsQuery)
  const kid = data.find(({ student_id }) => student_id === asked)
  if (!kid) throw pageNotFound()
  return { name: kid.name, avatar: kid.avatar, studentId: kid.student_id, kidUserId: kid.user_id }
}

export function Component() {
  const subject = useLoaderData<Subject | null>()
  if (!subject) return null
  const { name, avatar, studentId, kidUserId } = subject
  return (
    <>
      <PageHead title={name} description="A student's rooms and school." hidden />
      <Flex align="flex-start" gap="5" mb="4">
        <Avatar name={name} src={avatar} size="lg" decorative />
        <PageHeading intro={studentId === null ? undefined : `Student number ${studentId}`}>
          {name}
        </PageHeading>
      </Flex>
      <Card p={{ base: '5', md: '7' }} maxW="42rem">
        <Section title="Rooms" headingSize="md" intro="The school, and partners who teach here.">
          <Rooms {...(kidUserId === undefined ? {} : { kidUserId })} />
        </Section>
      </Card>
    </>
  )
}

function Rooms({ kidUserId }: { kidUserId?: number }) {
  const { data, isPending, isFetching, refetch } = useQuery(roomsQuery(kidUserId))
  if (isPending) return <SkeletonLines lines={3} label="Loading the rooms" />
  if (!data) {
    return (
      <ErrorState
        title="We could not load the rooms"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (data.data.length === 0) {
    return (
      <EmptyState title="No rooms yet">
        Rooms appear once a school or a partner adds this student.
      </EmptyState>
    )
  }
  return (
    <Flex as="ul" direction="column" gap="3" listStyleType="none">
      {data.data.map(({ room_vendor_id, name, vendor_type, is_current }) => (
        <Flex as="li" key={room_vendor_id} align="center" gap="3" wrap="wrap">
          <Text fontWeight="semibold">{name}</Text>
          <Chip colorPalette={vendor_type === schoolRoom ? 'learn' : 'brand'}>
            {vendor_type === schoolRoom ? 'School' : 'Partner'}
          </Chip>
          {is_current && <Chip tone="solid">Current room</Chip>}
        </Flex>
      ))}
    </Flex>
  )
}

/** Z-006. */
const schoolRoom = 2
