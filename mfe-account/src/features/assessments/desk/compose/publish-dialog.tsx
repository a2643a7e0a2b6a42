import { marksOf } from '@brightyard/contract/assessments'
import type { Composition } from '@brightyard/contract/entities'
import { DateTime } from '@brightyard/runtime'
import { chakra, Stack, Text } from '@brightyard/ui'
import { ConfirmDialog } from '@brightyard/ui/editor'
import { marksText, questionsText, timeText } from '../../words.ts'
import { Fact, Facts } from './facts.tsx'
import { attemptsText, feeText, levelWords, timeWords } from './setting-words.ts'
import { questionsIn } from './work.ts'

interface Props {
  work: Composition
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Says what becomes fixed, and what does not, before it cannot be taken back. */
export const PublishDialog = ({ work, busy, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    open
    tone="publish"
    title="Publish this assessment?"
    description="It cannot be taken back. The questions, their marks, the time and all other settings are fixed from then on, so that everybody takes the same paper. Nobody is told yet: you assign it afterwards."
    keep="Not yet"
    confirm="Publish it"
    {...{ busy, onConfirm, onClose }}
  >
    <Stack gap="4">
      <Facts>
        <Fact name="Questions">{questionsText(questionsIn(work).length)}</Fact>
        <Fact name="Marks">{marksText(marksOf(work))}</Fact>
        <Fact name="Time">{timeText(work.minutes ?? 0)}</Fact>
        <Fact name="Attempts">{attemptsText(work)}</Fact>
        {work.opens_at && (
          <Fact name="Opens">
            <DateTime iso={work.opens_at} show="moment" zone="home" />
          </Fact>
        )}
        <Fact name="Closes">
          {work.closes_at ? (
            <DateTime iso={work.closes_at} show="moment" zone="home" />
          ) : (
            'Never by itself'
          )}
        </Fact>
        <Fact name="What takers see afterwards">
          {work.review === 'none'
            ? levelWords.none[0]
            : `${levelWords[work.review][0]}: ${timeWords[work.review_from].toLowerCase()}`}
        </Fact>
        {work.is_for_candidates && <Fact name="Fee">{feeText(work)}</Fact>}
      </Facts>
      <div>
        <Text fontWeight="semibold">What you can still do</Text>
        <chakra.ul listStyleType="disc" ps="5" fontSize="sm">
          <li>Mend a mistake in one of your questions, until the first person begins.</li>
          <li>Give a class other times, and anybody more minutes.</li>
          <li>Change the pass mark, close it, and open it again.</li>
        </chakra.ul>
      </div>
    </Stack>
  </ConfirmDialog>
)
