import { PageHead, useUser } from '@brightyard/runtime'
import { Card, PageHeading } from '@brightyard/ui'
import { RoomList } from './room-list.tsx'
import { RoomsByKid } from './rooms-by-kid.tsx'
import { useReturn } from './use-return.ts'

/** "Change Room" as a page, for small screens and links. */
export function Component() {
  const user = useUser()
  const goBack = useReturn()
  return (
    <>
      <PageHead title="Change Room" description="Choose the room you are in." hidden />
      <PageHeading intro="Choose the room you are in.">Change Room</PageHeading>
      <Card p={{ base: '5', md: '7' }} maxW="32rem" minH="16rem" mb="6">
        {user?.role_id === 2 ? (
          <RoomList onMoved={goBack} />
        ) : (
          <RoomsByKid roomStudentId={user?.roomStudent?.id} onMoved={goBack} />
        )}
      </Card>
    </>
  )
}
