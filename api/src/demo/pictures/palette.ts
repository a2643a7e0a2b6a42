/** Areas of the site, in the colours of their pages: warm backgrounds that ink stands out from. */
export const pictureAreas = ['shop', 'learn', 'talent', 'brand'] as const
export type PictureArea = (typeof pictureAreas)[number]

export interface Ground {
  readonly from: string
  readonly to: string
  /** Large soft shapes. */
  readonly shape: string
  /** Small shapes: confetti, dots. */
  readonly accents: readonly [string, string, string]
}

const mango = ['#FF8A4C', '#FFC24B', '#35A7C9'] as const
const leaf = ['#66B84A', '#FFC24B', '#35A7C9'] as const
const jamun = ['#E2649C', '#FFC24B', '#8E6BD1'] as const

export const grounds: Record<PictureArea, readonly Ground[]> = {
  shop: [
    { from: '#FFF3E8', to: '#FFD9BC', shape: '#FFE6D1', accents: mango },
    { from: '#FFF8E1', to: '#FFE2A6', shape: '#FFEFC9', accents: mango },
    { from: '#FFF0EA', to: '#F9CDB8', shape: '#FDE0D2', accents: mango },
    { from: '#F1F8F9', to: '#CFE8EC', shape: '#E2F1F3', accents: mango },
  ],
  learn: [
    { from: '#F1FAEC', to: '#CDEBC2', shape: '#E0F3D8', accents: leaf },
    { from: '#EAF6FA', to: '#C6E4EE', shape: '#DAEEF4', accents: leaf },
    { from: '#FFFAE8', to: '#F2E7AE', shape: '#FAF2CF', accents: leaf },
    { from: '#EEF9F2', to: '#BFE6D2', shape: '#D8F0E3', accents: leaf },
  ],
  talent: [
    { from: '#FDF1F7', to: '#F6D0E2', shape: '#FAE1EC', accents: jamun },
    { from: '#F5F0FD', to: '#DDCEF5', shape: '#EADFF9', accents: jamun },
    { from: '#FFF2EC', to: '#F9CFCB', shape: '#FCE1DC', accents: jamun },
    { from: '#FFF8E6', to: '#FBDDB0', shape: '#FDECCC', accents: jamun },
  ],
  brand: [
    { from: '#EFF8FB', to: '#C6E4EE', shape: '#DCEFF5', accents: leaf },
    { from: '#FFF6E6', to: '#FFE0B0', shape: '#FFEDCF', accents: mango },
  ],
}
