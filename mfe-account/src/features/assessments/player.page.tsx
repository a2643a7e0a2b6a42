import { getAssessment, openAttempt } from '@brightyard/contract/calls'
import type { AttemptPaper } from '@brightyard/contract/entities'
import { assessmentPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  type PageContext,
  PageHead,
  redirect,
  toPageNotFound,
  useLoaderData,
} from '@brightyard/runtime'
import { Box } from '@brightyard/ui'
import { namedIn, ofFirstKid } from './assessment-address.ts'
import { Player } from './player.tsx'
import { windowName } from './window-name.ts'

/** Opens what runs; where nothing does, the state of the assessment is shown. */
export async function loader(context: PageContext) {
  const { api } = context
  const named = namedIn(context)
  const { id, kid } = named
  if (id === undefined) return redirect(assessmentPaths.list.to())
  const chosen = await ofFirstKid(named, context)
  if (chosen) return chosen
  const status = () => redirect(assessmentPaths.status.to({ id }, { kid }))
  try {
    const { attempt } = await api.call(getAssessment, { id, user_id: kid })
    if (attempt?.state !== 'running') return status()
    return await api.call(openAttempt, { id: attempt.id, device: windowName() })
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'conflict') return status()
    throw toPageNotFound(error)
  }
}

/** The questions of a running attempt. */
export function Component() {
  const paper = useLoaderData<AttemptPaper>()
  return (
    <Box colorPalette="learn" pb="10">
      <PageHead title={paper.title} description="Questions of an assessment." hidden />
      <Player key={paper.attempt.id} paper={paper} />
    </Box>
  )
}
