import { chakra } from '@brightyard/ui'

const width = 90
const folds = Array.from({ length: 20 }, (_, fold) => fold * width)

/** The short curtain along the top of the stage. Its folds keep their size; a wide screen sees more of them. */
export const Valance = () => (
  <chakra.svg
    viewBox={`0 0 ${folds.length * width} 60`}
    preserveAspectRatio="xMinYMin slice"
    aria-hidden
    position="absolute"
    top="0"
    insetX="0"
    width="full"
    height={{ base: '8', md: '12' }}
  >
    {folds.map((x, fold) => (
      <chakra.path
        key={x}
        d={`M${x} 0h${width}v22a${width / 2} 30 0 0 1-${width} 0Z`}
        fill={fold % 2 === 0 ? 'sun.bright' : 'talent.bright'}
      />
    ))}
  </chakra.svg>
)
