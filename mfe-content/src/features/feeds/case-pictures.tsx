import { chakra, Flex } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'

/** Small in the list, and as large as the window when pressed: a face or a house number is judged there. */
export function CasePictures({ pictures }: { pictures: readonly string[] }) {
  const [at, open] = useState<number | null>(null)
  const src = at === null ? undefined : pictures[at]
  const nameOf = (index: number) =>
    pictures.length === 1 ? 'The picture' : `Picture ${index + 1} of ${pictures.length}`
  return (
    <Flex gap="2" mt="3" wrap="wrap">
      {pictures.map((one, index) => (
        <chakra.button
          key={one}
          type="button"
          aria-haspopup="dialog"
          aria-label={`${nameOf(index)}, open it large`}
          cursor="zoom-in"
          borderRadius="md"
          onClick={() => open(index)}
        >
          <chakra.img src={one} alt="" w="32" h="24" objectFit="cover" borderRadius="md" />
        </chakra.button>
      ))}
      <Dialog
        open={src !== undefined}
        size="lg"
        closesOnBack
        title={nameOf(at ?? 0)}
        onClose={() => open(null)}
      >
        <chakra.img
          src={src}
          alt={nameOf(at ?? 0)}
          display="block"
          mx="auto"
          maxW="full"
          maxH="75vh"
          objectFit="contain"
        />
      </Dialog>
    </Flex>
  )
}
