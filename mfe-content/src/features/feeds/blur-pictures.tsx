import { blurEntryPicture, listModerationCases } from '@brightyard/contract/calls'
import type { ModeratedSubject } from '@brightyard/contract/entities'
import {
  failureSentence,
  showToast,
  useApi,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { Box, Button, chakra, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { grown, type Mark, markBetween, moved, newMark, type Point } from './blur-marks.ts'

type Picture = ModeratedSubject['blurrable'][number]

/** A name on a school shirt, a house number: parts that nobody is to see before an entry is shown. */
export function BlurPictures({ pictures }: { pictures: readonly Picture[] }) {
  const [at, open] = useState<number | null>(null)
  const picture = at === null ? undefined : pictures[at]
  return (
    <Flex gap="3" wrap="wrap" my="3">
      {pictures.map(({ upload }, index) => (
        <Button key={upload} size="sm" variant="outline" onClick={() => open(index)}>
          {pictures.length === 1 ? 'Blur a part' : `Blur a part of picture ${index + 1}`}
        </Button>
      ))}
      {picture ? <BlurDialog picture={picture} onClose={() => open(null)} /> : null}
    </Flex>
  )
}

function BlurDialog({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [start, setStart] = useState<Point | null>(null)
  const board = useRef<HTMLDivElement>(null)
  const blurring = useMutation({
    async mutationFn() {
      for (const mark of marks) {
        await api.call(blurEntryPicture, {
          id: picture.entry_id,
          upload: picture.upload,
          ...mark,
        })
        // What is done is not done twice when a later one fails.
        setMarks((left) => left.filter((one) => one !== mark))
      }
    },
    async onSuccess() {
      await client.invalidateQueries(queriesOf(listModerationCases))
      showToast({ kind: 'success', title: 'Nobody can see these parts any more.' })
      onClose()
    },
  })
  const pointOf = (event: PointerEvent): Point | null => {
    const box = board.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return null
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }
  const change = (mark: Mark, next: Mark) =>
    setMarks((before) => before.map((one) => (one === mark ? next : one)))
  const press = (event: KeyboardEvent, mark: Mark) => {
    const next = event.shiftKey ? grown(mark, event.key) : moved(mark, event.key)
    if (!next) return
    event.preventDefault()
    change(mark, next)
  }
  return (
    <Dialog
      open
      size="lg"
      title="Blur a part of this picture"
      description="Draw over what nobody is to see. Or add a mark, move it with the arrow keys, and change its size with Shift and the arrow keys."
      onClose={onClose}
      footer={
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button
            variant="outline"
            onClick={() => setMarks((before) => [...before, newMark(before.length)])}
          >
            Add a mark
          </Button>
          <Button
            variant="outline"
            disabled={marks.length === 0 || blurring.isPending}
            onClick={() => setMarks((before) => before.slice(0, -1))}
          >
            Undo
          </Button>
          <Button
            busy={blurring.isPending}
            disabled={marks.length === 0}
            onClick={() => blurring.mutate()}
          >
            Blur for good
          </Button>
        </Flex>
      }
    >
      <Stack gap="3">
        <Box
          ref={board}
          position="relative"
          alignSelf="center"
          overflow="hidden"
          borderRadius="md"
          cursor="crosshair"
          touchAction="none"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setStart(pointOf(event))
          }}
          onPointerUp={(event) => {
            const mark = markBetween(start, pointOf(event))
            setStart(null)
            if (mark) setMarks((before) => [...before, mark])
          }}
          onPointerCancel={() => setStart(null)}
        >
          <chakra.img
            src={picture.src}
            alt="The picture as it is now"
            draggable={false}
            display="block"
            maxW="full"
            maxH="60vh"
          />
          {marks.map((mark, index) => (
            <chakra.button
              key={index}
              type="button"
              aria-label={`Mark ${index + 1}`}
              onPointerDown={(event) => event.stopPropagation()}
              onPointerUp={(event) => event.stopPropagation()}
              onKeyDown={(event) => press(event, mark)}
              position="absolute"
              borderWidth="2px"
              borderStyle="dashed"
              borderColor="sun.bright"
              style={{
                left: `${mark.left * 100}%`,
                top: `${mark.top * 100}%`,
                width: `${mark.width * 100}%`,
                height: `${mark.height * 100}%`,
                backdropFilter: 'blur(14px)',
              }}
            />
          ))}
        </Box>
        <Text aria-live="polite">
          {marks.length === 0
            ? 'Nothing is marked.'
            : `${marks.length === 1 ? 'One part is' : `${marks.length} parts are`} marked, as it will look. It cannot be taken back once it is blurred: the picture as it was is not kept.`}
        </Text>
        {blurring.isError ? <Notice tone="danger">{failureSentence(blurring.error)}</Notice> : null}
      </Stack>
    </Dialog>
  )
}
