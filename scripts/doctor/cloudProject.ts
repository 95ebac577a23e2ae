interface CorsRule {
  readonly origin: readonly string[];
  readonly method: readonly string[];
}

export interface CloudIndex {
  /** As `textOf` says those of firestore.indexes.json. */
  readonly text: string;
  readonly state: string;
}

/** Who may do what in the project. */
export interface Access {
  readonly projectNumber: string;
  readonly bindings: readonly { readonly role: string; readonly members: readonly string[] }[];
}

/** What only Google can say of a project. */
export interface CloudProject {
  /** `cloudtasks.googleapis.com` and so on. */
  enabledServices(): Promise<readonly string[]>;
  hasSecret(name: string): Promise<boolean>;
  /** Null: it is not there, or may not be read by whoever asks. */
  secretText(name: string): Promise<string | null>;
  /** Null: there is no such bucket. */
  cors(bucket: string): Promise<readonly CorsRule[] | null>;
  /** Null: there is no database. */
  database(): Promise<{
    readonly type: string;
    readonly location: string;
    /** Every moment of the last seven days can be read again. */
    readonly hasPointInTime: boolean;
    readonly isDeleteProtected: boolean;
  } | null>;
  /** The composite ones. */
  indexes(): Promise<readonly CloudIndex[]>;
  /** Collections whose documents are removed by a field of time. */
  expiringCollections(): Promise<readonly string[]>;
  signIn(): Promise<{
    readonly domains: readonly string[];
    readonly password: boolean;
    readonly google: boolean;
    /** Whether an app on a phone can be a second factor. */
    readonly totp: boolean;
  }>;
  /** Null: whoever asks may not read it. */
  access(): Promise<Access | null>;
  /**
   * Whether images of functions are removed, or somebody has said that they shall stay. Null: there are none yet, or
   * whoever asks may not read it.
   */
  cleansImages(): Promise<boolean | null>;
  /** Services that answer the app only, such as `firestore.googleapis.com`. */
  appCheckedServices(): Promise<readonly string[]>;
}
