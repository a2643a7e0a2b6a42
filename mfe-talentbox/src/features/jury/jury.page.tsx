import { PageHead, useLocation, useParams, useUser } from '@brightyard/runtime'
import { Box } from '@brightyard/ui'
import { DeskList } from './desk-list.tsx'
import { JuryDeskPage } from './jury-desk.tsx'
import { JuryRoom } from './jury-room.tsx'
import { ScoreDesk } from './score-desk.tsx'

/** Behind the stage: the rooms of the jury, and the desk from which it is led. */
export function Component() {
  const { slug } = useParams()
  const user = useUser()
  const isDesk = /\/jury-desk(\/|$)/i.test(useLocation().pathname)
  return (
    <Box colorPalette="talent" bg="bg.subtle" minH="85vh">
      <PageHead
        title={isDesk ? 'Jury desk' : 'Jury room'}
        description="Behind the stage of the TalentBox."
        hidden
      />
      {user === null ? null : isDesk ? (
        slug ? (
          <JuryDeskPage key={slug} userId={user.id} slug={slug} />
        ) : (
          <DeskList />
        )
      ) : slug ? (
        <ScoreDesk key={slug} userId={user.id} slug={slug} />
      ) : (
        <JuryRoom userId={user.id} />
      )}
    </Box>
  )
}
