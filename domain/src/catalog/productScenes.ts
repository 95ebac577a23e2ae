/** The eight places a product is photographed in: spec section 3. */
export const PRODUCT_SCENE_IDS = [
  'clean-white-studio',
  'lifestyle-kitchen',
  'modern-desk',
  'outdoor-nature',
  'luxury-display',
  'urban-street',
  'cozy-living',
  'minimal-concrete',
] as const;

type ProductSceneId = (typeof PRODUCT_SCENE_IDS)[number];

interface ProductScene {
  readonly id: ProductSceneId;
  readonly name: string;
  /** What the picture will look like, in one line. */
  readonly description: string;
  /** For the imaging engine; the product itself comes from the uploaded photos. */
  readonly scenePrompt: string;
  /** Kinds of products it suits. */
  readonly bestFor: string;
}

const SCENES: Readonly<Record<ProductSceneId, Omit<ProductScene, 'id'>>> = {
  'clean-white-studio': {
    name: 'Clean White Studio',
    description: 'Seamless white, even light, one soft shadow under the product',
    scenePrompt:
      'Product centred on a seamless white sweep, even light from two large softboxes, white card in front, soft contact shadow, 100mm lens at f/11, sharp from edge to edge, true colours',
    bestFor: 'Marketplace listings, catalogues, main shop images',
  },
  'lifestyle-kitchen': {
    name: 'Lifestyle Kitchen',
    description: 'A pale oak counter beside the window, breakfast just cleared away',
    scenePrompt:
      'Product on a pale oak kitchen counter, morning window light from the left, linen cloth and a sprig of rosemary beside it, white tiles out of focus behind, 50mm lens at f/2.8, eye level with the counter',
    bestFor: 'Food, drinks, cookware, small appliances',
  },
  'modern-desk': {
    name: 'Modern Desk',
    description: 'A tidy walnut desk in the afternoon, lamp on, laptop closed',
    scenePrompt:
      'Product on a walnut desk with a closed laptop, a notebook and a matt black lamp, cool window light from the right against the warm glow of the lamp, grey wall, 35mm lens at f/4, slightly from above',
    bestFor: 'Electronics, stationery, office accessories',
  },
  'outdoor-nature': {
    name: 'Outdoor Nature',
    description: 'A grassy knoll at the edge of a forest, low sun through the leaves',
    scenePrompt:
      'Product standing on a low grassy knoll at the edge of a beech forest, low sun from behind through the leaves, fine grass softer towards the camera, dew on the blades, 85mm lens at f/2.8, green background melting into soft discs',
    bestFor: 'Outdoor gear, natural cosmetics, bottles and flasks',
  },
  'luxury-display': {
    name: 'Luxury Display',
    description: 'Black marble, dark velvet and a narrow beam that finds the edges',
    scenePrompt:
      'Product on a polished black marble slab, dark green velvet behind, one narrow spotlight from above and thin strip lights along both edges, clear reflection in the stone, 90mm macro lens at f/8',
    bestFor: 'Jewellery, watches, perfume, spirits',
  },
  'urban-street': {
    name: 'Urban Street',
    description: 'Wet asphalt in the city after rain, shop lights behind',
    scenePrompt:
      'Product on wet asphalt in a city street at dusk after rain, neon signs and headlights blurred behind and mirrored in the street, cool ambient light with a small warm flash from the front, 35mm lens at f/2',
    bestFor: 'Sneakers, streetwear, headphones, bags',
  },
  'cozy-living': {
    name: 'Cozy Living Room',
    description: 'A low table by the sofa on a winter evening, lamp and wool',
    scenePrompt:
      'Product on a low round table in a living room on a winter evening, warm light from a paper lamp, chunky wool blanket over a linen sofa behind, a stack of books, 50mm lens at f/2, soft long shadows',
    bestFor: 'Home decor, candles, blankets, tea and coffee',
  },
  'minimal-concrete': {
    name: 'Minimal Concrete',
    description: 'A raw concrete block and one hard shadow, nothing else',
    scenePrompt:
      'Product on a raw concrete block against a smooth grey concrete wall, one hard light from the upper left like noon sun, a single crisp diagonal shadow, empty space on the right, 70mm lens at f/8',
    bestFor: 'Skincare, design objects, tech with clean lines',
  },
};

/** In the order they are shown. */
export const PRODUCT_SCENES: readonly ProductScene[] = PRODUCT_SCENE_IDS.map((id) => ({
  id,
  ...SCENES[id],
}));

/** Null for an id that is none of ours: an old library item, or a stranger's request. */
export const findProductScene = (id: string): ProductScene | null =>
  PRODUCT_SCENES.find((scene) => scene.id === id) ?? null;
